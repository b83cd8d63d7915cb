import { handle } from '#platform/server/http/door.ts'
import { showCohorts } from './cohorts.ts'
import * as cohorts from './cohorts-contract.ts'
import * as contract from './contract.ts'
import { reportTimings } from './count-view.ts'
import { exportTraffic } from './export-traffic.ts'
import { listVisits } from './list-visits.ts'
import { showTraffic } from './show-traffic.ts'

export const trafficHandlers = [
  handle(contract.reportTimings, reportTimings),
  handle(contract.listVisits, listVisits),
  handle(contract.showTraffic, showTraffic),
  handle(contract.exportTraffic, exportTraffic),
  handle(cohorts.showCohorts, showCohorts),
]
