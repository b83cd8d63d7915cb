import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { follow, listFollowing, unfollow } from './follow.ts'

export const followerHandlers = [
  handle(contract.follow, follow),
  handle(contract.unfollow, unfollow),
  handle(contract.following, listFollowing),
]
