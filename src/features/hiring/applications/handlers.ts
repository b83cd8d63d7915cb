import { handle } from '#platform/server/http/door.ts'
import { showApplicant } from './applicant.ts'
import { applyToJob } from './apply/apply-to-job.ts'
import { applyToSeveral } from './apply/apply-to-several.ts'
import { claimApplication } from './apply/claim-application.ts'
import { showClaim, withdrawByLink } from './apply/receipt-link.ts'
import { showChosen } from './apply/show-chosen.ts'
import { showStart } from './apply/show-start.ts'
import { startsAmong } from './apply/starts-among.ts'
import * as claims from './claim-contract.ts'
import * as contract from './contract.ts'
import * as drafts from './draft-contract.ts'
import { discardDraft, listDrafts, saveDraft } from './drafts/drafts.ts'
import { previewMatch } from './match/preview-match.ts'
import { showSentLines } from './match/show-lines.ts'
import { showMatch } from './match/show-match.ts'
import * as match from './match-contract.ts'
import { writeAsCandidate, writeAsPage } from './messages.ts'
import { moveApplication, withdraw } from './move-application.ts'
import { listMine, showMine } from './my-applications.ts'
import { answerOutside, listOutside } from './outside.ts'
import * as outside from './outside-contract.ts'
import * as receipts from './receipt-contract.ts'
import { printReceipt } from './receipts/print-receipt.ts'
import { showReceipt } from './receipts/receipts.ts'
import * as several from './several-contract.ts'
import { undoMove } from './undo-move.ts'

export const applicationHandlers = [
  handle(contract.apply, applyToJob),
  handle(several.showChosen, showChosen),
  handle(several.applyToSeveral, applyToSeveral),
  handle(drafts.showStart, showStart),
  handle(drafts.startsAmong, startsAmong),
  handle(drafts.listDrafts, listDrafts),
  handle(drafts.saveDraft, saveDraft),
  handle(drafts.discardDraft, discardDraft),
  handle(outside.listOutside, listOutside),
  handle(outside.answerOutside, answerOutside),
  handle(claims.showClaim, showClaim),
  handle(claims.claim, claimApplication),
  handle(claims.withdrawByLink, withdrawByLink),
  handle(contract.listMine, listMine),
  handle(contract.showMine, showMine),
  handle(receipts.showReceipt, showReceipt),
  handle(receipts.printReceipt, printReceipt),
  handle(contract.withdraw, withdraw),
  handle(contract.writeAsCandidate, writeAsCandidate),
  handle(contract.showApplicant, showApplicant),
  handle(match.showMatch, showMatch),
  handle(match.showSentLines, showSentLines),
  handle(match.previewMatch, previewMatch),
  handle(contract.move, moveApplication),
  handle(contract.undoMove, undoMove),
  handle(contract.writeAsPage, writeAsPage),
]
