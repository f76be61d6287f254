#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Runs a block and gives the exception that it raised; nil when it raised none.
NSException *_Nullable ExceptionRaisedBy(void (NS_NOESCAPE ^block)(void));

NS_ASSUME_NONNULL_END
