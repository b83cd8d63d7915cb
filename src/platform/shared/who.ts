/** Who may make a call. Roles and capabilities are named by features; here they are only carried. */
export type Who =
  | { kind: 'anyone' }
  | { kind: 'user' }
  | { kind: 'staff'; capability: string }
  | { kind: 'page'; capability: string }

export const anyone: Who = { kind: 'anyone' }
export const signedIn: Who = { kind: 'user' }
