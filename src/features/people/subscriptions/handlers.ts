import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { askNewsletter, confirmNewsletter, endNewsletter } from './newsletter.ts'
import * as push from './push-contract.ts'
import { endPush, listPushDevices, renewPush, subscribePush } from './push-devices.ts'
import { setQuietHours, showSubscriptions, subscribeTo } from './subscriptions.ts'
import { resubscribe, showMails, unsubscribe } from './unsubscribe.ts'

export const subscriptionHandlers = [
  handle(contract.showSubscriptions, showSubscriptions),
  handle(contract.subscribeTo, subscribeTo),
  handle(contract.setQuietHours, setQuietHours),
  handle(contract.showMails, showMails),
  handle(contract.unsubscribe, unsubscribe),
  handle(contract.resubscribe, resubscribe),
  handle(contract.askNewsletter, askNewsletter),
  handle(contract.confirmNewsletter, confirmNewsletter),
  handle(contract.endNewsletter, endNewsletter),
  handle(push.listPushDevices, listPushDevices),
  handle(push.subscribePush, subscribePush),
  handle(push.renewPush, renewPush),
  handle(push.endPush, endPush),
]
