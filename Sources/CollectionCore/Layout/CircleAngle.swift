/// The cosine and sine of an angle in degrees, exact at multiples of 90°, the same bytes on every platform.
///
/// An angle that is not finite counts as 0.
@inline(__always) func angleVector(degrees: Double) -> (cos: Double, sin: Double) {
  degrees.isFinite ? Elementary.cosSin(degrees: degrees) : (1, 0)
}
