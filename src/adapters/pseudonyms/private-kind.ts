/** What a private value is, which decides what it is replaced by. */
export type PrivateKind = 'e-mail' | 'host' | 'address' | 'path' | 'name' | 'secret' | 'number';
