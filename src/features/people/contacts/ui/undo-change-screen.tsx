import { Doorway } from '#features/people/passwords/ui/doorway.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { showUndo, undoChange } from '../contract.ts'
import type { Route } from './+types/undo-change-screen'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { data } = await context.get(pageContext).call(showUndo, { hash: params.key })
    return { hash: params.key, ...data }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return { hash: params.key, contact: null, changed: false }
  }
}

/** Where the letter to an old address leads: the change is undone by a press of a button, never by opening the link. */
export default function UndoChangeScreen({ loaderData: { hash, contact, changed } }: Route.ComponentProps) {
  const t = useTranslations('contacts.undo')
  const undo = useSend(undoChange, {
    onDone: ({ data }) => location.assign(`/forgot-password-email/${data.hash}`),
  })
  if (contact === null)
    return (
      <Doorway screen="undo-contact-change" title={t('expired')} text={t('expiredHelp')}>
        <p>
          <LinkButton href="/">{t('home')}</LinkButton>
        </p>
      </Doorway>
    )
  return (
    <Doorway
      screen="undo-contact-change"
      title={t(changed ? 'title' : 'stopTitle')}
      text={t.rich(changed ? 'text' : 'stopText', { contact: () => <bdi className="strong">{contact}</bdi> })}
    >
      <LooseProblem problem={undo.error} fields={[]} />
      <div className="cluster">
        <Button look="primary" busy={undo.isPending} onClick={() => undo.mutate({ hash })}>
          {t(changed ? 'go' : 'stop')}
        </Button>
        <LinkButton href="/" look="text">
          {t(changed ? 'keep' : 'allow')}
        </LinkButton>
      </div>
    </Doorway>
  )
}
