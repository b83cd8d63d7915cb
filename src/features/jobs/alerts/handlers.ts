import { handle } from '#platform/server/http/door.ts'
import { addAlert } from './add-alert.ts'
import { confirmAlert, giveFeedback, setAlertFrequency, showAlert, stopAlert } from './alert-by-mail.ts'
import * as contract from './contract.ts'
import { readCriteria } from './criteria-words.ts'
import { changeAlert, deleteAlert, listAlerts } from './own-alerts.ts'

export const alertHandlers = [
  handle(contract.readCriteria, readCriteria),
  handle(contract.addAlert, addAlert),
  handle(contract.listAlerts, listAlerts),
  handle(contract.changeAlert, changeAlert),
  handle(contract.deleteAlert, deleteAlert),
  handle(contract.showAlert, showAlert),
  handle(contract.confirmAlert, confirmAlert),
  handle(contract.setAlertFrequency, setAlertFrequency),
  handle(contract.stopAlert, stopAlert),
  handle(contract.giveFeedback, giveFeedback),
]
