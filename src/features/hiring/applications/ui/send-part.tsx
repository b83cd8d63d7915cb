import { useTranslations } from 'use-intl'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

type Props = { company: string; sending: boolean; isLost: boolean }

/** The one button, what is said of a lost line before it, and what sending allows below. */
export function SendPart({ company, sending, isLost }: Props) {
  const t = useTranslations('applications.apply')
  return (
    <>
      {isLost ? (
        <Note tone="warm" alert>
          {t('lost')}
        </Note>
      ) : null}
      <div className="stack stack-s">
        <Button type="submit" look="primary" size="l" wide busy={sending}>
          {sending ? t('sending') : t('send')}
        </Button>
        <p className="small faint">
          {t.rich('consent', {
            company: () => <bdi>{company}</bdi>,
            link: (words) => (
              <a className="link" href="/privacy" target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
        </p>
      </div>
    </>
  )
}
