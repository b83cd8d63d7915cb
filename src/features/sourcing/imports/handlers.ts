import { handle } from '#platform/server/http/door.ts'
import { answerConsent, heldOfMe, showConsent, withdrawHeld } from './consent.ts'
import * as consent from './consent-contract.ts'
import * as contract from './contract.ts'
import { removeImported } from './forget-imported.ts'
import { inviteImported } from './invite-imported.ts'
import { saveImportSettings, showImportSettings } from './keep-months.ts'
import { jobPositions, listImported, showImported } from './list-imported.ts'
import { registerCandidate, registerCandidateOther, saveCandidate } from './register-candidate.ts'
import { updateCandidate, updateCandidateLatest } from './update-candidate.ts'

export const importHandlers = [
  handle(contract.registerCandidate, registerCandidate),
  handle(contract.registerCandidateOther, registerCandidateOther),
  handle(contract.saveCandidate, saveCandidate),
  handle(contract.jobPositions, jobPositions),
  handle(contract.listImported, listImported),
  handle(contract.showImported, showImported),
  handle(contract.updateCandidate, updateCandidate),
  handle(contract.updateCandidateLatest, updateCandidateLatest),
  handle(contract.removeImported, removeImported),
  handle(contract.removeImportedShort, removeImported),
  handle(contract.inviteImported, inviteImported),
  handle(contract.showImportSettings, showImportSettings),
  handle(contract.saveImportSettings, saveImportSettings),
  handle(consent.showConsent, showConsent),
  handle(consent.answerConsent, answerConsent),
  handle(consent.heldOfMe, heldOfMe),
  handle(consent.withdrawHeld, withdrawHeld),
]
