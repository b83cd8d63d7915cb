import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { exportAudit, listAudit } from './read-audit.ts'

export const auditHandlers = [handle(contract.listAudit, listAudit), handle(contract.exportAudit, exportAudit)]
