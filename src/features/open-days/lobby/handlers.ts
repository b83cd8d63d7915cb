import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { hideInLobby, muteInLobby, reportInLobby, switchLobby } from './moderate-lobby.ts'
import { answerInLobby, sayInLobby } from './say-in-lobby.ts'
import { showLobby, showTeamLobby } from './show-lobby.ts'

export const lobbyHandlers = [
  handle(contract.showLobby, showLobby),
  handle(contract.sayInLobby, sayInLobby),
  handle(contract.reportInLobby, reportInLobby),
  handle(contract.showTeamLobby, showTeamLobby),
  handle(contract.answerInLobby, answerInLobby),
  handle(contract.hideInLobby, hideInLobby),
  handle(contract.muteInLobby, muteInLobby),
  handle(contract.switchLobby, switchLobby),
]
