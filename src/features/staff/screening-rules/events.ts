import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const about = ({ version }: { version: string }) => ({ thing: 'rule_version', id: version })
const topics = () => ['reviews:all']
const Version = z.object({ version: z.string(), number: z.number() })

/** A draft was begun or thrown away. */
export const rulesDrafted = event('rules.drafted', { data: Version.extend({ dropped: z.boolean() }), about, topics })
/** A rule of the draft was added, changed or taken out; with its words, so that the audit says what it was. */
export const rulesChanged = event('rules.changed', {
  data: Version.extend({ what: z.enum(['added', 'changed', 'dropped']), language: z.string(), phrase: z.string() }),
  about,
  topics,
})
export const rulesPublished = event('rules.published', { data: Version.extend({ note: z.string() }), about, topics })
/** Somebody tried a text, which is not kept. */
export const rulesTried = event('rules.tried', { data: Version, about, topics: () => [] })
