import { listMessages, type Message, react, takeReactionBack } from '#features/talk/threads/message-contract.ts'
import { useSession } from '#frame/use-session.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useChangeParts } from '#platform/browser/use-call-parts.ts'

/** Answers a message with a sign, or takes it back: seen at once, and put right should the server say no. */
export function useReact(thread: string, { id }: Pick<Message, 'id'>) {
  const t = useTranslations('inbox')
  const me = useSession()?.display.name ?? ''
  const changeParts = useChangeParts(listMessages)
  return (emoji: string, on: boolean) => {
    changeParts({ thread }, (part) => ({
      ...part,
      data: {
        ...part.data,
        messages: part.data.messages.map((one) => (one.id === id ? reacted(one, { emoji, on, me }) : one)),
      },
    }))
    send(on ? react : takeReactionBack, { thread, message: id, emoji }).catch((problem: Error) => {
      toast.show({ text: problem.message || t('notDone'), tone: 'bad' })
      refreshCall(listMessages)
    })
  }
}

function reacted(message: Message, { emoji, on, me }: { emoji: string; on: boolean; me: string }): Message {
  const known = message.reactions.find((one) => one.emoji === emoji)
  if ((known?.mine ?? false) === on) return message
  const others = { emoji, count: 0, names: [] as string[], ...known }
  const changed = {
    ...{ emoji, mine: on, count: others.count + (on ? 1 : -1) },
    names: on ? [...others.names, me] : others.names.filter((name) => name !== me),
  }
  const reactions = known
    ? message.reactions.map((one) => (one === known ? changed : one))
    : [...message.reactions, changed]
  return { ...message, reactions: reactions.filter(({ count }) => count > 0) }
}
