import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listTexts } from './list-texts.ts'
import { previewTexts } from './preview-texts.ts'
import { sendTexts } from './send-texts.ts'
import { listSenders, showStop, stopSender, stopTexts } from './stops.ts'
import { takeSmsReport } from './take-report.ts'

export const textingHandlers = [
  handle(contract.previewTexts, previewTexts),
  handle(contract.sendTexts, sendTexts),
  handle(contract.listTexts, listTexts),
  handle(contract.listSenders, listSenders),
  handle(contract.stopSender, stopSender),
  handle(contract.showStop, showStop),
  handle(contract.stopTexts, stopTexts),
  handle(contract.takeSmsReport, takeSmsReport),
]
