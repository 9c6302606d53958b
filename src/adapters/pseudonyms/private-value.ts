/** What a private value is, which decides what it is replaced by. */
export type PrivateKind = 'e-mail' | 'host' | 'address' | 'path' | 'name' | 'secret' | 'number';

/** A text that may tell who or where somebody is, or open a door. */
export interface PrivateValue {
  kind: PrivateKind;
  value: string;
}
