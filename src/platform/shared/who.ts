/** Who may make a call. Roles and capabilities are named by features; here they are only carried. */
export type Who =
  | { kind: 'anyone' }
  | { kind: 'user' }
  | { kind: 'admin' }
  | { kind: 'staff' }
  | { kind: 'page'; capability: string }

export const anyone: Who = { kind: 'anyone' }
export const signedIn: Who = { kind: 'user' }
export const siteAdmin: Who = { kind: 'admin' }
/** Site admins and agents: those who check company pages. */
export const siteStaff: Who = { kind: 'staff' }
