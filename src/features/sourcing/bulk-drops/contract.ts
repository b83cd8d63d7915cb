import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { fileRefusals } from '#features/hiring/applications/contract.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { SheetLine } from '#features/sourcing/cv-search/contract.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { email, flag, line, moment, personName } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { bulkStates, mostFiles } from './bulk-states.ts'

const may = member('import')
const blank = z.literal('').transform(() => undefined)

/** One file of a go: what was read, and whom it became. */
export const BulkItem = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(bulkStates),
  read: z.object({ name: z.string(), email: z.string(), phone: z.string(), headline: z.string() }),
  /** Somebody the company has already by the same address or number. */
  known: z.object({ id: z.string(), name: z.string() }).nullable(),
  imported: z.string().nullable(),
})
export type BulkItem = z.output<typeof BulkItem>

export const BulkDrop = z.object({
  id: z.string(),
  at: moment,
  by: z.string().nullable(),
  is_test: z.boolean(),
  undone_at: moment.nullable(),
  left_this_month: z.number(),
  items: z.array(BulkItem),
})
export type BulkDrop = z.output<typeof BulkDrop>

export const dropFiles = post('/my-tools/{user}/{page}/drop-cv/1', {
  summary:
    'Take CVs into the company’s tools: files or a ZIP, at once or one by one into the same go (seed §7); a member who may `import`',
  who: signedIn,
  takes: {
    user: z.uuid(),
    page: z.uuid(),
    drop: z.uuid().optional(),
    test: flag.optional(),
    /** What each CV beyond the free ones costs, as the caller was told; left out, nothing is paid. */
    coins_each: z.coerce.number().int().min(0).max(10_000).optional(),
  },
  gives: answer(z.object({ drop: z.string(), items: z.array(z.object({ id: z.string(), name: z.string() })) })),
  refuses: [
    'not_found',
    'not_allowed',
    'invalid',
    'file_missing',
    'bulk_full',
    'bulk_enough',
    'bulk_over',
    'price_changed',
    'no_coins',
    'over_limit',
    ...fileRefusals,
  ],
  status: 201,
  upload: { fields: ['file', 'files'], maxBytes: mostBytes, maxFiles: mostFiles },
  limit: { times: 600, seconds: 3600 },
})
const drop = { drop: z.uuid() }
export const showBulkDrop = get('/page/bulk-drops/{drop}', {
  summary: 'One go of files: how far each is, what was read, and whom it became',
  who: may,
  takes: drop,
  gives: answer(BulkDrop),
  refuses: ['not_found'],
  refreshedBy: ['bulk_drop.changed'],
})
export const listBulkDrops = get('/page/bulk-drops', {
  summary: 'The latest goes of files, and how many files are left this month',
  who: may,
  gives: answer(
    z.object({
      left: z.number(),
      /** Free ones a month, what each further one costs, and how many coins there are. */
      free: z.object({ of: z.number(), cost: z.number(), balance: z.number() }),
      drops: z.array(
        z.object({
          id: z.string(),
          at: moment,
          by: z.string().nullable(),
          is_test: z.boolean(),
          undone: z.boolean(),
          files: z.number(),
          waiting: z.number(),
          created: z.number(),
        }),
      ),
    }),
  ),
  refreshedBy: ['bulk_drop.changed', 'ledger.moved'],
})
export const showBulkItem = get('/page/bulk-items/{item}', {
  summary: 'What was read of one file, line by line',
  who: may,
  takes: { item: z.uuid() },
  gives: answer(
    BulkItem.extend({
      lines: z.array(SheetLine),
      cv_language: z.string(),
      url: z.string().nullable(),
      /** The file, to be shown beside what was read of it. */
      file: z.string().nullable(),
    }),
  ),
  refuses: ['not_found'],
})
export const settleBulkItem = post('/page/bulk-items/{item}', {
  summary: 'Make somebody of a file, add it to whom the company has already, or leave it',
  who: may,
  takes: {
    item: z.uuid(),
    how: z.enum(['create', 'merge', 'skip']),
    name: z.union([blank, personName()]).optional(),
    email: z.union([blank, email]).optional(),
    phone: z.string().max(30).optional(),
    headline: line(160, 0).optional(),
  },
  gives: answer(z.object({ imported: z.string().nullable() })),
  refuses: ['not_found', 'bulk_state', 'bulk_test', 'already_imported', 'import_refused', 'import_state', 'invalid'],
  limit: { times: 1200, seconds: 3600 },
})
export const undoBulkDrop = post('/page/bulk-drops/{drop}/undo', {
  summary: 'Take a whole go back: whoever was made of it and asked nothing yet is forgotten with the files',
  who: may,
  takes: drop,
  gives: done,
  refuses: ['not_found', 'bulk_over'],
})
