import { handle } from '#platform/server/http/door.ts'
import { askScorecards } from './ask-scorecards.ts'
import * as contract from './contract.ts'
import * as feed from './feed.ts'
import * as feedContract from './feed-contract.ts'
import { findClashes } from './find-clashes.ts'
import * as lists from './list-interviews.ts'
import * as moves from './move-interview.ts'
import { nameInterviewers } from './name-interviewers.ts'
import * as peopleContract from './people-contract.ts'
import { propose, proposeAgain } from './propose.ts'
import { interviewCalendar } from './show-calendar.ts'

export const interviewHandlers = [
  handle(contract.listInterviews, lists.listInterviews),
  handle(contract.interviewWeek, lists.interviewWeek),
  handle(contract.interviewsOf, lists.interviewsOf),
  handle(contract.freeTimesOf, lists.freeTimesOf),
  handle(peopleContract.interviewClashes, findClashes),
  handle(contract.propose, propose),
  handle(contract.proposeAgain, proposeAgain),
  handle(peopleContract.nameInterviewers, nameInterviewers),
  handle(contract.cancelInterview, moves.cancelInterview),
  handle(contract.settleInterview, moves.settleInterview),
  handle(contract.askScorecards, askScorecards),
  handle(contract.myInterviews, lists.myInterviews),
  handle(contract.showInvitation, lists.showInvitation),
  handle(contract.pickTime, moves.pickTime),
  handle(contract.askOtherTime, moves.askOtherTime),
  handle(contract.declineInterview, moves.declineInterview),
  handle(contract.interviewCalendar, interviewCalendar),
  handle(feedContract.showFeed, feed.showFeed),
  handle(feedContract.makeFeed, feed.makeFeed),
  handle(feedContract.endFeed, feed.endFeed),
  handle(feedContract.readFeed, feed.readFeed),
]
