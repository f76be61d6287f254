#import "ExceptionCatcher.h"

NSException *_Nullable ExceptionRaisedBy(void (NS_NOESCAPE ^block)(void)) {
  @try {
    block();
    return nil;
  } @catch (NSException *exception) {
    return exception;
  }
}
