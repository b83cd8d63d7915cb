import type { Db, Tx } from '#platform/server/context.ts'
import { type Risk, risks } from './risk-rules.ts'
import { rulesInForce } from './rules-in-force.ts'
import { findByRules } from './screening/by-rules.ts'
import { findContacts } from './screening/contacts.ts'

const anyLink = /https?:\/\/|\bwww\.\p{L}/iu

/**
 * What a stranger's message does that those who take money or data do: asks for a fee, moves to a messenger, gives a number or
 * an address, leads elsewhere (product.md, "Chat groups"). @param country ISO code, for numbers without a prefix
 */
export async function risksIn(db: Db | Tx, text: string, country: string): Promise<Risk[]> {
  const rules = await rulesInForce(db)
  const passage = { field: 'text', language: null, text }
  const found: Record<Risk, boolean> = {
    fee: findByRules(passage, rules, ['money']).length > 0,
    messenger: findByRules(passage, rules, ['messenger']).length > 0,
    contact: findContacts(passage, country).length > 0,
    link: anyLink.test(text),
  }
  return risks.filter((risk) => found[risk])
}
