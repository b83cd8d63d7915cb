import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Fold } from '#ui/basics/fold.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Typed } from '#ui/basics/typed.tsx'
import { showApplicant } from '../contract.ts'

/** What an applicant answered and wrote, such as notice and pay, in a sheet that covers it and asks for times or terms. */
export function SaidBefore({ application }: { application: string }) {
  const t = useTranslations('applications.said')
  const { data } = useCall(showApplicant, { application })
  if (!data) return null
  const { answers, note } = data.data
  const said = answers.filter(({ url }) => !url)
  if (said.length === 0 && !note) return null
  return (
    <Fold open words={t('title')}>
      <KeyValues
        items={[
          ...said.map(({ question, answer }) => ({
            key: question,
            value: <bdi>{answer === 'yes' || answer === 'no' ? t(answer) : <Typed text={answer} />}</bdi>,
          })),
          ...(note
            ? [
                {
                  key: t('note'),
                  value: (
                    <bdi>
                      <Typed text={note} />
                    </bdi>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Fold>
  )
}
