import { fold } from '#platform/shared/fold.ts'
import type { AtDoor } from '../contract.ts'

/** People by name, in any order of its words, or by the code of the ticket, however it is typed. */
export function findAtDoor(people: readonly AtDoor[], typed: string): readonly AtDoor[] {
  const words = fold(typed).split(' ').filter(Boolean)
  if (words.length === 0) return people
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return people.filter((one) => {
    const name = fold(one.name)
    return words.every((word) => name.includes(word)) || (code.length >= 4 && one.code.startsWith(code))
  })
}
