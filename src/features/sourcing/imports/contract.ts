import { z } from 'zod'
import { voiceless } from '#features/companies/pages/page-states.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { fileRefusals } from '#features/hiring/applications/contract.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { currencyCode } from '#features/site/lookups/currency-fields.ts'
import { payAmount } from '#features/site/lookups/pay-fields.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { SheetLine } from '#features/sourcing/cv-search/contract.ts'
import { answer, del, done, type Gives, get, page, post, put } from '#platform/shared/contract.ts'
import {
  email,
  idCursor,
  language,
  line,
  lookupId,
  moment,
  personName,
  prose,
  version,
} from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { importSources, importStates } from './import-states.ts'
import { mostMonths, mostTags, ownSources } from './rules.ts'

const blank = z.literal('').transform(() => undefined)
const optional = <T extends z.ZodType>(one: T) => z.union([blank, one]).optional()

/** What a team writes of somebody; what a CV says fills what is left out. */
const fields = {
  name: optional(personName()),
  email: optional(email),
  phone: z.string().max(30).optional(),
  country_id: countryId.optional(),
  city_id: lookupId.nullish(),
  headline: line(160, 0).optional(),
  position_ids: z.array(lookupId).max(10).optional(),
  language: language.optional(),
  salary: payAmount.nullish(),
  salary_currency: currencyCode.nullish(),
  salary_period: z.enum(['hour', 'day', 'month', 'year']).nullish(),
  notice_days: z.coerce.number().int().min(0).max(365).nullish(),
  available_on: z.iso.date().nullish(),
  tags: z.array(line(40)).max(mostTags).optional(),
  note: prose(2000).optional(),
  source: z.enum(ownSources).optional(),
}

export const Imported = z.object({
  id: z.string(),
  state: z.enum(importStates),
  source: z.enum(importSources),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string(),
  country_id: z.number().nullable(),
  city_id: z.number().nullable(),
  place: z.string().nullable(),
  headline: z.string(),
  position_ids: z.array(z.number()),
  positions: z.array(z.string()),
  salary: z.number().nullable(),
  salary_currency: z.string().nullable(),
  salary_period: z.string().nullable(),
  notice_days: z.number().nullable(),
  available_on: z.string().nullable(),
  tags: z.array(z.string()),
  note: z.string(),
  picture: z.string().nullable(),
  cv: z.object({ id: z.string(), name: z.string(), url: z.string() }).nullable(),
  has_account: z.boolean(),
  invited_at: moment.nullable(),
  answer_due_at: moment.nullable(),
  keep_until: moment.nullable(),
  added_by: z.string().nullable(),
  created_at: moment,
  version: z.number(),
})
export type Imported = z.output<typeof Imported>

const uploads = { fields: ['file', 'picture'], maxBytes: mostBytes, maxFiles: 2 }
const refusals = [
  ...['not_allowed', 'not_found', 'invalid', 'already_imported', 'import_refused', 'import_state', 'changed_meanwhile'],
  ...['file_missing', 'file_wordless', 'wrong_type', ...fileRefusals],
]
const often = { times: 600, seconds: 3600 }
const id = { id: z.uuid() }
const live = ['imported.saved', 'imported.moved'] as const

// the fixed calls (calls.md, "Candidate import"): for a user of a company page that may import
export const registerCandidate = post('/import-candidate/register-candidate', {
  summary: 'Bring somebody along with a CV, which is read; the same address or number again tells the first',
  who: signedIn,
  takes: fields,
  gives: answer(Imported),
  refuses: refusals,
  status: 201,
  upload: uploads,
  limit: often,
})
export const registerCandidateOther = post('/import-candidate/register-candidate-other', {
  summary: 'Bring somebody along without a CV, or from another source',
  who: signedIn,
  takes: fields,
  gives: answer(Imported),
  refuses: refusals,
  status: 201,
  upload: uploads,
  limit: often,
})
export const saveCandidate = post('/import-candidate/save-candidate', {
  summary: 'Bring somebody along by what was written of them alone',
  who: signedIn,
  takes: fields,
  gives: answer(Imported),
  refuses: refusals,
  status: 201,
  limit: often,
})
export const jobPositions = get('/import-candidate/get-job-positions', {
  summary: 'Positions to choose from',
  who: signedIn,
  gives: z.object({
    success: z.literal(true),
    data_name: z.array(z.object({ id: z.number(), text: z.string() })),
  }),
})
export const listImported = get('/import-candidate/get-import-candidates', {
  summary: 'People the company brought along, the latest first: by words, position and state',
  who: signedIn,
  takes: {
    q: line(120, 0).default(''),
    position: lookupId.optional(),
    status: z.enum(importStates).optional(),
    cursor: idCursor,
  },
  gives: page(Imported).extend({ total: z.number(), counts: z.partialRecord(z.enum(importStates), z.number()) }),
  refuses: ['not_allowed', 'invalid'],
  refreshedBy: live,
})
export const showImported = get('/import-candidate/get-import-candidates-byId/{id}', {
  summary: 'One of them, with the CV line by line, earlier CVs and what happened',
  who: signedIn,
  takes: id,
  gives: answer(
    Imported.extend({
      lines: z.array(SheetLine),
      cv_language: z.string(),
      purpose: z.string(),
      versions: z.array(z.object({ version: z.number(), name: z.string(), url: z.string(), replaced_at: moment })),
      history: z.array(
        z.object({ what: z.string(), by: z.string().nullable(), at: moment, why: z.string().nullable() }),
      ),
      /** Others of the company with the same name. */
      alike: z.array(z.object({ id: z.string(), name: z.string(), headline: z.string() })),
      may: z.array(z.enum(['edit', 'invite', 'withdraw'])),
      /** The record it became one with. */
      merged_into: z.string().nullable(),
    }),
  ),
  refuses: ['not_allowed', 'not_found', 'invalid'],
  refreshedBy: live,
})
/** One of them, whole. */
export type ImportedDetail = Gives<typeof showImported>['data']

const change = { ...id, version: version.optional(), ...fields }
export const updateCandidate = post('/import-candidate/update-candidate', {
  summary: 'Change what was written of somebody; what a person claimed is theirs',
  who: signedIn,
  takes: change,
  gives: answer(Imported),
  refuses: refusals,
  upload: uploads,
  limit: often,
})
export const updateCandidateLatest = post('/import-candidate/update-candidate-latest', {
  summary: 'The same with a newer CV; the older is kept as a version',
  who: signedIn,
  takes: change,
  gives: answer(Imported),
  refuses: refusals,
  upload: uploads,
  limit: often,
})
const removal = {
  summary: 'Let go of somebody: what was kept of them is forgotten',
  who: signedIn,
  takes: id,
  gives: done,
  refuses: ['not_allowed', 'not_found', 'invalid', 'import_state'],
}
export const removeImported = del('/import-candidate/import-candidate/{id}', removal)
export const removeImportedShort = del('/import-candidate/{id}', removal)

// beside them
export const inviteImported = post('/page/imported/invitations', {
  summary: 'Ask people whether the company may keep and put them forward; says of each whether it was asked',
  who: member('import'),
  takes: { ids: z.array(z.uuid()).min(1).max(100), purpose: prose(600, 3) },
  gives: answer(z.array(z.object({ id: z.string(), refused: z.string().nullable() }))),
  refuses: ['invalid', 'invited_enough', ...voiceless],
  limit: { times: 60, seconds: 3600 },
})
export const ImportSettings = z.object({ keep_months: z.number() })
export const showImportSettings = get('/page/import-settings', {
  summary: 'How many months the company keeps people it brought along',
  who: member('import'),
  gives: answer(ImportSettings),
})
export const saveImportSettings = put('/page/import-settings', {
  summary: 'Keep people for so many months; shorter counts at once',
  who: member('import'),
  takes: { keep_months: z.coerce.number().int().min(1).max(mostMonths) },
  gives: answer(ImportSettings),
  refuses: ['invalid'],
})
