import { handle } from '#platform/server/http/door.ts'
import * as boothContract from './booth-contract.ts'
import { answerBooth, askBooth, listBooths, withdrawBooth } from './booths.ts'
import * as contract from './contract.ts'
import { listDays, promotedDays } from './list-days.ts'
import { listOwnDays, listStaff } from './list-own-days.ts'
import { moveDay } from './move-day.ts'
import { listOwnBooths } from './read-booth.ts'
import { editDay } from './read-day-draft.ts'
import { decideDay, listDayReviews, showDayReview } from './review-days.ts'
import { saveBooth } from './save-booth.ts'
import { copyDay, discardChanges, saveDay, startDay } from './save-day.ts'
import { dayCalendar, showDay } from './show-day.ts'
import * as teamContract from './team-contract.ts'

export const openDayHandlers = [
  handle(contract.listDays, listDays),
  handle(contract.promotedDays, promotedDays),
  handle(contract.showDay, showDay),
  handle(contract.dayCalendar, dayCalendar),
  handle(teamContract.startDay, startDay),
  handle(teamContract.saveDay, saveDay),
  handle(teamContract.discardChanges, discardChanges),
  handle(teamContract.editDay, editDay),
  handle(teamContract.copyDay, copyDay),
  handle(teamContract.moveDay, moveDay),
  handle(teamContract.listOwnDays, listOwnDays),
  handle(teamContract.listStaff, listStaff),
  handle(teamContract.listDayReviews, listDayReviews),
  handle(teamContract.showDayReview, showDayReview),
  handle(teamContract.decideDay, decideDay),
  handle(boothContract.listBooths, listBooths),
  handle(boothContract.askBooth, askBooth),
  handle(boothContract.withdrawBooth, withdrawBooth),
  handle(boothContract.listOwnBooths, listOwnBooths),
  handle(boothContract.answerBooth, answerBooth),
  handle(boothContract.saveBooth, saveBooth),
]
