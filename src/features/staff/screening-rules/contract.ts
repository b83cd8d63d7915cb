import { z } from 'zod'
import { JobFinding } from '#features/jobs/jobs/look-contract.ts'
import { ruleDoes, ruleKinds, ruleLanguages } from '#features/jobs/jobs/word-rules.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, del, done, get, post, put } from '#platform/shared/contract.ts'
import { line, moment, prose } from '#platform/shared/fields.ts'
import { longestText } from './rules.ts'

const edits = { who: staff('staff.rule.edit') }
const of = z.enum(['force', 'draft'])

const rule = {
  kind: z.enum(ruleKinds),
  language: z.enum(ruleLanguages),
  does: z.enum(ruleDoes),
  phrase: line(600),
  weight: z.coerce.number().int().min(0).max(10),
  meaning: line(200),
}
export const ScreeningRuleRow = z.object({ ...rule, id: z.string() })
export type ScreeningRuleRow = z.output<typeof ScreeningRuleRow>

const Version = z.object({
  number: z.number(),
  note: z.string(),
  by: z.string().nullable(),
  /** Null of the rules of the release. */
  at: moment.nullable(),
})
const changed = ['rules.drafted', 'rules.changed', 'rules.published'] as const

export const listRules = get('/admin/screening-rules', {
  summary: 'Rules of the automatic look for one language: those that count, or the draft, with all versions',
  ...edits,
  takes: { of: of.default('force'), language: z.enum(ruleLanguages).default('en') },
  gives: answer(
    z.object({
      in_force: z.number(),
      draft: z.object({ number: z.number(), changes: z.number() }).nullable(),
      rules: z.array(ScreeningRuleRow),
      versions: z.array(Version),
    }),
  ),
  refreshedBy: [...changed],
})

export const startDraft = post('/admin/screening-rules/draft', {
  summary: 'Begin a draft with the rules that count; there is one at a time, and twice is once',
  ...edits,
  gives: done,
})
export const dropDraft = del('/admin/screening-rules/draft', {
  summary: 'Throw the draft away',
  ...edits,
  gives: done,
  refuses: ['not_found'],
})
export const addRule = post('/admin/screening-rules/draft/rules', {
  summary: 'Add a rule to the draft: words, `fee*` for beginnings, `a|b` for either, `..` for up to four words between',
  ...edits,
  takes: rule,
  gives: answer(z.object({ id: z.string() })),
  refuses: ['not_found', 'too_many_rules', 'invalid'],
  status: 201,
})
export const changeRule = put('/admin/screening-rules/draft/rules/{rule}', {
  summary: 'Change a rule of the draft',
  ...edits,
  takes: { rule: z.uuid(), ...rule },
  gives: done,
  refuses: ['not_found', 'invalid'],
})
export const dropRule = del('/admin/screening-rules/draft/rules/{rule}', {
  summary: 'Take a rule out of the draft',
  ...edits,
  takes: { rule: z.uuid() },
  gives: done,
  refuses: ['not_found'],
})

export const tryText = post('/admin/screening-rules/try', {
  summary: 'What the rules find in a text; nothing is kept',
  ...edits,
  takes: { text: prose(longestText, 1), of: of.default('force') },
  gives: answer(z.object({ findings: z.array(JobFinding) })),
  refuses: ['not_found'],
  limit: { times: 120, seconds: 60, per: 'account' },
})

const Score = z.object({ adverts: z.number(), frauds: z.number(), caught: z.number(), wrong: z.number() })
export const tryCorpus = get('/admin/screening-rules/try-corpus', {
  summary:
    'The draft and the rules that count, side by side, against the labelled adverts; held ones are counted, never shown',
  ...edits,
  gives: answer(
    z.object({
      lines: z.array(
        z.object({
          language: z.enum(ruleLanguages),
          set: z.enum(['tune', 'held']),
          force: Score,
          draft: Score.nullable(),
        }),
      ),
      misses: z.array(z.object({ language: z.enum(ruleLanguages), fraud: z.boolean(), text: z.string() })),
    }),
  ),
  limit: { times: 10, seconds: 60, per: 'account' },
})

export const publishRules = post('/admin/screening-rules/publish', {
  summary: 'Let the draft count from now on; what was found before keeps its version',
  who: staff('staff.rule.publish'),
  takes: { note: prose(500, 3) },
  gives: answer(z.object({ version: z.number() })),
  refuses: ['not_found', 'rules_unchanged', 'rules_too_wide', 'invalid'],
})
