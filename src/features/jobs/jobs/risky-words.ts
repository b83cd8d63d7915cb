import { type Risk, risks } from './risk-rules.ts'
import { findCharges } from './screening/charges.ts'
import { findContacts, findMessengers } from './screening/contacts.ts'

const anyLink = /https?:\/\/|\bwww\.\p{L}/iu

/**
 * What a stranger's message does that those who take money or data do: asks for a fee, moves to a messenger, gives a number or
 * an address, leads elsewhere (product.md, "Chat groups"). @param country ISO code, for numbers without a prefix
 */
export function risksIn(text: string, country: string): Risk[] {
  const passage = { field: 'text', language: null, text }
  const found: Record<Risk, boolean> = {
    fee: findCharges(passage).length > 0,
    messenger: findMessengers(passage).length > 0,
    contact: findContacts(passage, country).length > 0,
    link: anyLink.test(text),
  }
  return risks.filter((risk) => found[risk])
}
