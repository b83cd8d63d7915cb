type Person = { name: string; email: string | null; phone: string | null }

const anyAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const anyNumber = /\+?\d[\d\s().-]{6,}\d/g
const blot = '▇▇▇'

/** A text without the name, addresses and numbers of whoever wrote it. */
export function blacken(text: string, { name }: Person): string {
  const parts = name.split(/\s+/).filter((part) => part.length > 1)
  const plain = text.replace(anyAddress, blot).replace(anyNumber, blot)
  if (parts.length === 0) return plain
  const any = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return plain.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu'), blot)
}
