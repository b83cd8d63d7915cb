import { createHash } from 'node:crypto'

/** Tells an address or number from others at one company, and nothing else. */
export const hashContact = (page: string, contact: string): Buffer =>
  createHash('sha256').update(`${page} ${contact.toLowerCase()}`).digest()
