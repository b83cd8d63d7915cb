import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { reportChoices } from './report/choices.ts'
import { exportReport } from './report/export-report.ts'
import { showReport } from './report/show-report.ts'
import * as reports from './report-contract.ts'
import { registerVisit } from './visits.ts'

export const insightHandlers = [
  handle(contract.registerVisit, registerVisit),
  handle(reports.showReport, showReport),
  handle(reports.reportChoices, reportChoices),
  handle(reports.exportReport, exportReport),
]
