/** A case was asked for that a baseline has no observation of. */
export class NotStored extends Error {
  override name = 'NotStored';
}
