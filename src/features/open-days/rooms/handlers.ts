import { handle } from '#platform/server/http/door.ts'
import { announce } from './announce.ts'
import { callNext } from './call-next.ts'
import * as called from './called-contract.ts'
import * as contract from './contract.ts'
import { extendDay } from './extend-day.ts'
import * as feedback from './feedback-contract.ts'
import { giveFeedback } from './give-feedback.ts'
import { keepNote } from './keep-note.ts'
import { moveInRoom, pauseDesk } from './move-in-room.ts'
import { moveSeats } from './move-seats.ts'
import * as note from './note-contract.ts'
import * as seating from './seating-contract.ts'
import { showRoomDesk } from './show-desk.ts'
import { showHall } from './show-hall.ts'
import { showMyCall } from './show-my-call.ts'
import { showRoom } from './show-room.ts'
import { arriveInRoom, leaveRoom, returnToRoom } from './visitor-moves.ts'

export const roomHandlers = [
  handle(contract.showRoomDesk, showRoomDesk),
  handle(contract.callNext, callNext),
  handle(contract.moveInRoom, moveInRoom),
  handle(note.keepNote, keepNote),
  handle(contract.pauseDesk, pauseDesk),
  handle(contract.showHall, showHall),
  handle(seating.moveSeats, moveSeats),
  handle(seating.extendDay, extendDay),
  handle(seating.announce, announce),
  handle(contract.showRoom, showRoom),
  handle(contract.arriveInRoom, arriveInRoom),
  handle(contract.leaveRoom, leaveRoom),
  handle(contract.returnToRoom, returnToRoom),
  handle(called.showMyCall, showMyCall),
  handle(feedback.giveFeedback, giveFeedback),
]
