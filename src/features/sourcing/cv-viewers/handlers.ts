import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { endCvLink } from './end-link.ts'
import { listCvViewers } from './list-viewers.ts'

export const cvViewerHandlers = [handle(contract.listCvViewers, listCvViewers), handle(contract.endCvLink, endCvLink)]
