import type { ThreadLine } from '#features/talk/threads/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon } from '#ui/basics/icon.tsx'

type Props = { thread: Pick<ThreadLine, 'kind' | 'title' | 'picture' | 'shape'> }

/** Whom one talks to: a face, a company, a group, or the site. */
export function ThreadFace({ thread: { kind, title, picture, shape } }: Props) {
  if (shape === 'person' || shape === 'company')
    return <Avatar name={title} kind={shape} {...(picture && { src: picture })} />
  return (
    <span className="thread-sign" data-shape={shape} aria-hidden="true">
      <Icon name={shape === 'site' ? 'shield' : kind === 'openday' ? 'calendar' : 'users'} />
    </span>
  )
}
