import { handle } from '#platform/server/http/door.ts'
import { actOnPerson, notePerson } from './act-on-person.ts'
import * as contract from './contract.ts'
import { limitPerson } from './limits.ts'
import { showPerson } from './show-person.ts'

export const personHandlers = [
  handle(contract.showPerson, showPerson),
  handle(contract.actOnPerson, actOnPerson),
  handle(contract.limitPerson, limitPerson),
  handle(contract.notePerson, notePerson),
]
