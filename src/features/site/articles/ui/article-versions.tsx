import { send } from '#platform/browser/call.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { History } from '#ui/lists/history.tsx'
import { type ArticleTexts, type readArticle, readArticleVersion } from '../contract.ts'

type Props = {
  read: Gives<typeof readArticle>['data']
  onRestore: (number: number, texts: ArticleTexts) => void
}

/** What was published when and by whom, each to be taken up again. */
export function ArticleVersions({ read: { id, versions }, onRestore }: Props) {
  const t = useTranslations('articles')
  const format = useFormatter()
  if (versions.length === 0) return null
  const restore = (number: number) =>
    send(readArticleVersion, { article: id, number }).then(
      ({ data }) => onRestore(number, data.texts),
      (problem: Problem) => toast.show({ text: problem.message, tone: 'bad' }),
    )
  return (
    <Card title={t('versions')}>
      <History
        label={t('versions')}
        entries={versions.map(({ number, at, by }) => ({
          ...{ id: String(number), at, when: format.dateTime(new Date(at), 'moment') },
          words: (
            <>
              {t('version', { number })} {by ? <bdi className="quiet">{by}</bdi> : null}
            </>
          ),
          below: (
            <p>
              <Button size="s" aria-label={t('restoreOf', { number })} onClick={() => void restore(number)}>
                {t('restore')}
              </Button>
            </p>
          ),
        }))}
      />
    </Card>
  )
}
