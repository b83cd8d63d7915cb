import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listFittingPeople } from './list-fitting-people.ts'
import { showFittingPerson } from './show-fitting-person.ts'

export const fittingPeopleHandlers = [
  handle(contract.listFittingPeople, listFittingPeople),
  handle(contract.showFittingPerson, showFittingPerson),
]
