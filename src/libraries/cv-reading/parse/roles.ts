import { plain } from '../layout/letters.ts'
import type { Role } from '../layout/line.ts'
import labels from '../lists/labels.json' with { type: 'json' }

const roles = new Map<string, Role>()
for (const [role, texts] of Object.entries(labels)) for (const text of texts) roles.set(plain(text), role as Role)

const longest = 70

/** The role a text names, and says nothing else: `Employer`, `Должность:`, `Name and address of employer`. */
export const roleNamed = (text: string): Role | null =>
  text.length > longest ? null : (roles.get(plain(text.replace(/\([^)]*\)|[:：№#]/g, ' '))) ?? roleOfBoth(text))

/** `Board / University`: two names for one thing. */
function roleOfBoth(text: string): Role | null {
  const [first, second, ...more] = text.split('/').map((part) => roles.get(plain(part)) ?? null)
  return first && first === second && more.length === 0 ? first : null
}
