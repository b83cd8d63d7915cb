import { newId } from '#platform/shared/ids.ts'
import { aWordyPdf } from '../a-pdf.ts'
import type { Schema } from '../every-call.ts'
import type { Dice } from './dice.ts'
import type { Holder, Known } from './known.ts'

export type FuzzSchema = Schema & {
  pattern?: string
  default?: unknown
  maxLength?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  required?: string[]
  additionalProperties?: FuzzSchema
  propertyNames?: { enum?: unknown[] }
}
type With = {
  dice: Dice
  known: Known
  holder: Holder
  now: Date
  keys: readonly string[]
  /** Only what must be there. */ bare?: boolean
}

const day = 86_400_000

/** What fields of these names want, whatever their schema leaves open. */
const byName: Record<string, (dice: Dice, now: Date) => unknown> = {
  email: (dice) => `fuzz${dice.below(1e9)}@example.com`,
  to: (dice) => `fuzz${dice.below(1e9)}@example.com`,
  phone: (dice) => `+9715${10_000_000 + dice.below(89_999_999)}`,
  zone: (dice) => dice.one(['Asia/Dubai', 'UTC', 'Europe/Paris', 'Africa/Casablanca']),
  country_id: () => 5,
  country: () => 5,
  residence_country_id: () => 5,
  currency: (dice) => dice.one(['AED', 'USD', 'SAR']),
  salary_currency: () => 'AED',
  website: () => 'https://example.com/',
  link: () => 'https://example.com/',
  address: (dice) => dice.one(['/jobs', '/companies', '/']),
  reference: () => 'MSR-2026-000001',
  path: (dice) => dice.one(['/', '/jobs', '/companies']),
  starts_on: (dice, now) => ahead(now, 20 + dice.below(60)).slice(0, 10),
  due_on: (dice, now) => ahead(now, 1 + dice.below(60)).slice(0, 10),
  expires_on: (dice, now) => ahead(now, 100 + dice.below(60)).slice(0, 10),
  ends_on: (dice, now) => ahead(now, 30 + dice.below(30)).slice(0, 10),
  remind_on: (dice, now) => ahead(now, 2 + dice.below(30)).slice(0, 10),
  answer_by: (dice, now) => ahead(now, 2 + dice.below(10)),
  slots: (dice, now) => [ahead(now, 2 + dice.below(10)).replace(/T.*/, 'T08:00:00Z')],
  at: (dice, now) => ahead(now, 1 + dice.below(10)).slice(0, 16),
  url: () => 'https://example.com/',
  description: () => `<p>${'Receives containers and decides where the goods go. '.repeat(3)}</p>`,
  text: (dice) => `${'Good words of somebody. '.repeat(1 + dice.below(3))}`,
  list: (dice) => dice.one(['industry', 'position', 'degree', 'benefit']),
  size: () => 160,
  id: () => 5,
  quiet: () => ({ from: '22:00', to: '07:00', zone: 'Asia/Dubai' }),
  term: (dice) => dice.one(['nurse', 'محاسب', 'инж', 'cui']),
  number: () => 1,
  endpoint: (dice) => `https://push.example/${dice.below(1e6)}`,
  q: (dice) => dice.one(['nurse', 'محاسب', 'driver', '', 'chief accountant']),
  language: (dice) => dice.one(['en', 'ar', 'ru', 'fr']),
  lang: (dice) => dice.one(['en', 'ar', 'ru', 'fr', 'de']),
  stage: (dice) => dice.one(['new', 'review', 'interview', 'offer', 'hired', 'rejected']),
  experience: (dice) => dice.one([['1|3'], '1|3']),
  level: (dice) => dice.one(['B1', 'native']),
}
const ahead = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString()

/** Something the schema takes, with ids that are there and belong to whoever asks. */
export async function plausibleValue(schema: FuzzSchema, name: string, given: With): Promise<unknown> {
  const { dice, known, holder, now } = given
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.one(schema.enum)
  if (schema.anyOf) {
    const full = schema.anyOf.filter((one) => one.const !== '' && one.type !== 'null')
    const choice = full.length === 0 || dice.often(0.15) ? dice.one(schema.anyOf) : dice.one(full)
    return plausibleValue(choice as FuzzSchema, name, given)
  }
  if (schema.type === 'object') return plausibleObject(schema, given)
  if (schema.type === 'array') {
    const most = Math.min(schema.maxItems ?? 3, 3)
    const length = Math.max(schema.minItems ?? 0, dice.below(most + 1))
    const made = byName[name]?.(dice, now)
    if (Array.isArray(made)) return made
    const values: unknown[] = []
    // one after the other, so that the dice fall in one order
    while (values.length < length) values.push(await plausibleValue((schema.items ?? {}) as FuzzSchema, name, given))
    return values
  }
  if (schema.format === 'uuid') return (await known.find(name, holder, dice)) ?? newId()
  if (schema.type === 'integer' || schema.type === 'number') return plausibleNumber(schema, name, given)
  if (schema.type === 'boolean') return dice.often(0.5)
  // letters go to who is known here as often as to strangers
  if (name === 'email' && dice.often(0.4)) return (await known.find(name, holder, dice)) ?? ''
  if (name === 'password' || name === 'current') return holder.password ?? 'Masar2026'
  const made = ofPattern(schema.pattern ?? '', dice) ?? byName[name]?.(dice, now) ?? ofKind(name, dice, now)
  if (typeof made === 'string') return made
  if (schema.format === 'date') return ahead(now, dice.below(60) - 20).slice(0, 10)
  if (schema.format === 'date-time') return ahead(now, dice.below(60))
  return plausibleText(schema, name, given)
}

async function plausibleNumber(schema: FuzzSchema, name: string, { dice, known, now }: With): Promise<number> {
  const found = await known.number(name, dice)
  if (found !== null && dice.often(0.9)) return found
  const made = byName[name]?.(dice, now)
  if (typeof made === 'number') return made
  const least = schema.minimum ?? (schema.exclusiveMinimum !== undefined ? schema.exclusiveMinimum + 1 : 0)
  const most = Math.min(schema.maximum ?? 100, least + 100)
  // what is allowed is allowed at its very end too
  if (dice.often(0.1)) return dice.one([least, schema.maximum ?? 2 ** 31 - 1])
  return least + dice.below(most - least + 1)
}

/** What a pattern asks for, where it is one of those that fields have. */
function ofPattern(pattern: string, dice: Dice): string | null {
  if (/^\^\[a-z\]\{2,3\}\$/.test(pattern)) return dice.one(['en', 'ar', 'fr'])
  if (pattern.startsWith('^[a-z]{2,3}:')) return 'en:B2'
  if (pattern.startsWith('^#') || pattern.includes('#[0-9a-f]')) return '#0a6b4f'
  if (pattern.startsWith('^(?:[01]') || pattern.startsWith('^([01]')) return dice.one(['22:00', '07:00', '09:30'])
  if (pattern.startsWith('^\\d{4}-\\d{2}-\\d{2}T')) return '2027-01-01T08:00'
  if (pattern.startsWith('^\\d{4}')) return '2020-05'
  return pattern.startsWith('^\\/') ? '/jobs' : null
}

/** What the end of a name says: an address of the web, of mail, a day. */
function ofKind(name: string, dice: Dice, now: Date): string | null {
  if (/(^|_)(url|link|website|video)$/.test(name)) return 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  if (/(^|_)email$/.test(name)) return `fuzz${dice.below(1e9)}@example.com`
  if (/birth/.test(name)) return '1990-05-01'
  return /_on$/.test(name) ? ahead(now, 1 + dice.below(25)).slice(0, 10) : null
}

async function plausibleText(schema: FuzzSchema, name: string, { dice, known, holder, keys }: With): Promise<string> {
  const { maxLength = 200, minLength = 0 } = schema
  if ((name === 'key' || name === 'hash') && keys.length > 0) return dice.one(keys)
  const id = name.length > 2 ? await known.find(name, holder, dice) : null
  if (id && maxLength >= 36) return id
  return `Somebody’s ${name} ${dice.below(1000)}`.padEnd(Math.max(8, minLength), ' x').slice(0, maxLength)
}

async function plausibleObject(schema: FuzzSchema, given: With): Promise<Record<string, unknown>> {
  const value: Record<string, unknown> = {}
  const { dice } = given
  const keys = schema.propertyNames?.enum
  if (keys && schema.additionalProperties)
    for (const key of [keys[0], dice.one(keys)] as string[])
      value[key] = await plausibleValue(schema.additionalProperties, key, given)
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const isAsked = schema.required?.includes(name) ?? false
    if (isAsked || (!given.bare && dice.often(0.5)))
      value[name] = await plausibleValue(inner as FuzzSchema, name, given)
  }
  // a change names the state of the thing that was seen
  if ('version' in value)
    for (const [name, id] of Object.entries(value)) {
      const seen = typeof id === 'string' && name !== 'version' ? await given.known.version(name, id) : null
      if (seen !== null && given.dice.often(0.9)) value.version = seen
    }
  return value
}

/** A small file of one of the kinds that are taken, or none at all. */
export function someFile(dice: Dice): { name: string; bytes: Uint8Array } {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  return dice.one([
    { name: 'cv.pdf', bytes: aWordyPdf(['Somebody', 'Nurse, Dubai, 2020 to 2026']) },
    { name: 'picture.png', bytes: png },
    { name: 'x.html', bytes: Buffer.from('<script>alert(1)</script>') },
    { name: '../../\u202egnp.exe', bytes: png },
    { name: 'empty', bytes: Buffer.alloc(0) },
    {
      name: 'resume.json',
      bytes: Buffer.from('{"basics":{"name":"Somebody"},"work":[{"name":"X","startDate":"2020-01"}]}'),
    },
    { name: 'half.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj') },
  ])
}
