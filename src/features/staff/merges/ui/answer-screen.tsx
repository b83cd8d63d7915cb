import { Doorway } from '#features/people/passwords/ui/doorway.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { answerMerge, showMergeLink } from '../contract.ts'
import type { Route } from './+types/answer-screen'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { data } = await context.get(pageContext).call(showMergeLink, { hash: params.key })
    return { hash: params.key, asked: data }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return { hash: params.key, asked: null }
  }
}

/** `/merge-accounts/{key}`: where the mail to each of two addresses leads; answered by a button, never by opening the link. */
export default function AnswerScreen({ loaderData: { hash, asked } }: Route.ComponentProps) {
  const t = useTranslations('merges.link')
  const answer = useSend(answerMerge, {})
  const said = answer.data?.data.agreed
  if (said !== undefined)
    return <Ended title={t(said ? 'agreedTitle' : 'refusedTitle')} text={t(said ? 'agreedText' : 'refusedText')} />
  if (!asked) return <Ended title={t('expired')} text={t('expiredHelp')} />
  const isKept = asked.side === 'keep'
  const choose = (agreed: boolean) => answer.mutate({ hash, agreed })
  return (
    <Doorway
      screen="merge-accounts"
      title={t(isKept ? 'keepTitle' : 'goneTitle')}
      text={t.rich(isKept ? 'keepText' : 'goneText', {
        email: () => <bdi className="strong">{asked.email}</bdi>,
        other: () => <bdi className="strong">{asked.other}</bdi>,
      })}
    >
      <p className="quiet measure">{t('same')}</p>
      <p className="strong measure">{t('both')}</p>
      <LooseProblem problem={answer.error} fields={[]} />
      <div className="cluster">
        <Button look="primary" busy={answer.isPending} onClick={() => choose(true)}>
          {t('agree')}
        </Button>
        <Button busy={answer.isPending} onClick={() => choose(false)}>
          {t('refuse')}
        </Button>
      </div>
    </Doorway>
  )
}

function Ended({ title, text }: { title: string; text: string }) {
  const t = useTranslations('merges.link')
  return (
    <Doorway screen="merge-accounts" title={title} text={text}>
      <p>
        <LinkButton href="/">{t('home')}</LinkButton>
      </p>
    </Doorway>
  )
}
