import { wordsOf } from '#features/sourcing/imports/add-imported.ts'
import { matchKeysOf } from '#features/sourcing/imports/match-keys.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Page } from './pages.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type World = { pages: Page[]; cast: Cast; now: Date; rows: Rows }
type Line = { cells: string[]; state: NonNullable<Row<'import_table_rows'>['state']>; faults?: object[]; twin?: number }

const head = ['Nom', 'E-mail', 'Téléphone', 'Poste', 'Employeur', 'Depuis']
const columns = ['name', 'email', 'phone', 'headline', 'employer', 'started']
const fault = (column: number, code: string) => [{ column, code, blocks: true }]

/** A table that was imported: the two of one name, in two scripts, are a likely pair. */
const fair: Line[] = [
  {
    cells: [
      'Yassine El Fassi',
      'y.elfassi@example.com',
      '+971501230001',
      'Magasinier',
      'Port Rachid Logistics',
      '2019',
    ],
    state: 'made',
  },
  {
    cells: [
      'ياسين الفاسي',
      'yassine.fassi@example.com',
      '+971501230002',
      'Cariste',
      'Port Rachid Logistics LLC',
      '2021',
    ],
    state: 'made',
  },
  {
    cells: ['Ольга Белова', 'o.belova@example.com', '+79161230003', 'Кладовщик', 'ООО «Приморье»', '2018'],
    state: 'made',
  },
  {
    cells: ['Grace Wanjiru', 'g.wanjiru@example.com', '+254712300004', 'Inventory clerk', 'Nairobi Cold Store', '2020'],
    state: 'made',
  },
  {
    cells: ['سامر الخطيب', 's.khatib@example.com', '+962791230005', 'مشرف مستودع', 'مستودعات عمّان', '2017'],
    state: 'made',
  },
  { cells: ['Grace Wanjiru', 'g.wanjiru@example.com', '', 'Stock clerk', '', ''], state: 'duplicate', twin: 5 },
  { cells: ['', 'inconnu@example.com', '', 'Cariste', '', ''], state: 'faulty', faults: fault(0, 'name_missing') },
]
/** One that was looked through and waits for somebody to import it. */
const list: Line[] = [
  {
    cells: ['Amina Idrissi', 'a.idrissi@example.com', '+212661230011', 'Responsable logistique', 'Casa Fret', '2016'],
    state: 'ready',
  },
  {
    cells: [
      'Joël Martin',
      'joel.martin@example.com',
      '+33612300012',
      'Préparateur de commandes',
      'Entrepôts du Rhône',
      '2022',
    ],
    state: 'ready',
  },
  {
    cells: ['Дмитрий Орлов', 'd.orlov@example.com', '+79161230013', 'Водитель погрузчика', 'Склад 24', '2019'],
    state: 'ready',
  },
  {
    cells: ['Nour Haddad', 'nour.haddad', '9.71501E+11', 'Magasinière', '', ''],
    state: 'faulty',
    faults: [...fault(1, 'email_wrong'), ...fault(2, 'phone_rounded')],
  },
  { cells: ['Karim Saïdi', '', '', 'Cariste', '', ''], state: 'faulty', faults: fault(1, 'no_contact') },
  { cells: ['Joël Martin', 'Joel.Martin@example.com', '', 'Préparateur', '', ''], state: 'duplicate', twin: 3 },
]

/** Two tables of the agency and of the employer: one imported, one that waits with its faults. */
export function makeImportTables(random: Random, { pages, cast, now, rows }: World): void {
  for (const key of ['employer', 'agency'] as const) {
    const owner = cast[key].row
    const page = pages.find(({ row }) =>
      rows.page_members.some((one) => one.page_id === row.id && one.user_id === owner.id),
    )
    if (!page) continue
    const world = { random, rows, page, owner }
    add(world, { name: 'salon-logistique.xlsx', kind: 'xlsx', state: 'done', lines: fair, at: later(now, -6 * day) })
    add(world, {
      name: 'candidats-novembre.csv',
      kind: 'text',
      state: 'checked',
      lines: list,
      at: later(now, -day / 3),
    })
  }
}

type Where = { random: Random; rows: Rows; page: Page; owner: Row<'users'> }
type Table = { name: string; kind: 'xlsx' | 'text'; state: 'done' | 'checked'; lines: Line[]; at: Date }

function add({ random, rows, page, owner }: Where, { name, kind, state, lines, at }: Table): void {
  const id = random.id(at)
  const page_id = page.row.id as string
  const isText = kind === 'text'
  rows.import_tables.push({
    ...{ id, page_id, by_id: owner.id as string, name, kind, state, head, columns: columns as never },
    ...{ encoding: isText ? 'utf-8' : null, delimiter: isText ? ';' : null, sheets: isText ? [] : ['Candidats'] },
    defaults: {
      country_id: page.row.country_id,
      salary_currency: 'AED',
      salary_period: 'month',
      language: 'fr',
      date_order: 'dmy',
    } as never,
    ...{ rows_count: lines.length, done_count: lines.length, created_at: at, changed_at: at },
  })
  lines.forEach(({ cells, state: became, faults = [], twin }, number) => {
    const imported = became === 'made' ? person({ random, rows, page, owner }, cells, later(at, number * 1_000)) : null
    rows.import_table_rows.push({
      ...{ table_id: id, line: number + 2, state: became, cells: cells as never, faults: faults as never },
      ...{ email: cells[1]?.toLowerCase() || null, phone: cells[2] || null, twin: twin ?? null },
      ...{ imported_id: imported, made_version: imported ? 1 : null },
    })
  })
}

function person({ random, rows, page, owner }: Where, cells: string[], at: Date): string {
  const [name = '', email = '', phone = '', headline = '', company = '', start = ''] = cells
  const id = random.id(at)
  const job = { title: headline, company, start, end: 'present' }
  const content = CvContent.parse({ name, headline, email, phones: [phone], experience: [job], language: 'fr' })
  rows.imported_candidates.push({
    ...{
      id,
      page_id: page.row.id as string,
      state: 'draft',
      source: 'table',
      name,
      email,
      phone,
      language: 'fr',
      headline,
    },
    ...{
      content: content as never,
      corrected: ['name', 'email', 'phones', 'headline'],
      country_id: page.row.country_id,
    },
    ...{ words: wordsOf(name, headline, [], content), match_keys: matchKeysOf({ name, email, phone, content }) },
    ...{ added_by: owner.id as string, keep_until: later(at, 700 * day), created_at: at, updated_at: at },
  })
  return id
}
