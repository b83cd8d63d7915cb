import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { findAnything } from './find-anything.ts'

export const findingHandlers = [handle(contract.findAnything, findAnything)]
