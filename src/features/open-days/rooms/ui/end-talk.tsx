import { useTranslations } from 'use-intl'
import { outcomes } from '#features/open-days/visits/visit-states.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { moveInRoom, type RoomDesk, showRoomDesk } from '../contract.ts'

type Props = {
  at: { day: string; desk: string }
  visit: string
  how: 'finish' | 'hand'
  teams: RoomDesk['teams']
  onClose: () => void
}
type Outcome = (typeof outcomes)[number]

/** A talk ends with an outcome, or goes on at another desk; what the team keeps of it stays with the team. */
export function EndTalk({ at, visit, how, teams, onClose }: Props) {
  const t = useTranslations('rooms')
  const form = useForm(moveInRoom, {
    initial: { outcome: '', rating: '', note: '', team: '' },
    toInput: ({ outcome, rating, note, team }) => ({
      ...{ ...at, visit, move: how, note },
      ...(outcome && { outcome: outcome as Outcome }),
      ...(rating && { rating: Number(rating) }),
      ...(team && { team: Number(team) }),
    }),
    onDone() {
      refreshCall(showRoomDesk)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t(how)} save={t('save')} cancel={t('cancel')} onClose={onClose}>
      {how === 'finish' ? (
        <NativeSelect
          {...form.field('outcome')}
          label={t('outcome')}
          empty=""
          required
          choices={outcomes.filter((one) => one !== 'unseen').map((one) => ({ id: one, text: t(`outcomes.${one}`) }))}
        />
      ) : (
        <NativeSelect
          {...form.field('team')}
          label={t('team')}
          empty=""
          required
          choices={teams.map(({ team, name }) => ({ id: String(team), text: name }))}
        />
      )}
      <NativeSelect
        {...form.field('rating')}
        label={t('rating')}
        empty=""
        optional
        choices={[1, 2, 3, 4, 5].map((one) => ({ id: String(one), text: String(one) }))}
      />
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={3} maxLength={2000} optional />
    </FormDialog>
  )
}
