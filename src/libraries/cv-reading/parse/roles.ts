import { plain } from '../layout/letters.ts'
import type { Role } from '../layout/line.ts'
import labels from '../lists/labels.json' with { type: 'json' }

const roles = new Map<string, Role>()
for (const [role, texts] of Object.entries(labels)) for (const text of texts) roles.set(plain(text), role as Role)

const longest = 70

/** The role a text names, and says nothing else: `Employer`, `Должность:`, `Name and address of employer`. */
export const roleNamed = (text: string): Role | null =>
  text.length > longest ? null : (roles.get(plain(text.replace(/\([^)]*\)|[:：№#]/g, ' '))) ?? roleOfBoth(text))

/** Above a column of a table of jobs. */
export const isHeadOfJobs = (text: string): boolean => {
  const role = roleNamed(text)
  return role === 'title' || role === 'company' || role === 'dates' || (role !== null && /^\p{Ll}/u.test(text))
}

/** What a company stands beside under one name. */
const besideCompany = new Set(['client', 'customer', 'заказчик', 'العميل'].map(plain))

/** `Board / University`: two names for one thing; `Company / Client`: the one it is about first. */
function roleOfBoth(text: string): Role | null {
  const parts = text.split('/').map(plain)
  const [first, second, ...more] = parts.map((part) => roles.get(part) ?? null)
  if (first === 'company' && parts.length === 2 && besideCompany.has(parts[1] ?? '')) return first
  return first && first === second && more.length === 0 ? first : null
}
