import { useLocale } from 'use-intl'
import { listStaff } from '#features/open-days/open-days/team-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives, Takes } from '#platform/shared/contract.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { showHall } from '../contract.ts'
import { type SeatMove, seatMoves } from '../rules.ts'
import { moveSeats } from '../seating-contract.ts'

type View = Gives<typeof showHall>['data']
type Props = { day: string; desk: View['desks'][number]; view: View; onClose: () => void }
type Values = { move: SeatMove; user: string; with: string; team: string }

/** Moves one desk: who sits there, with whom it swaps, whose queue it calls. */
export function SeatDialog({ day, desk, view: { desks, teams }, onClose }: Props) {
  const t = useTranslations('rooms')
  const comma = commaOf(toLanguage(useLocale()))
  const { data } = useCall(listStaff, {})
  const form = useForm(moveSeats, {
    initial: { move: 'seat', user: '', with: '', team: '' } as Values,
    toInput: ({ move, ...chosen }): Takes<typeof moveSeats> => ({
      ...{ day, desk: desk.id, move },
      ...(chosen.user && { user: chosen.user }),
      ...(chosen.with && { with: chosen.with }),
      ...(chosen.team && { team: Number(chosen.team) }),
    }),
    onDone() {
      refreshCall(showHall)
      onClose()
    },
  })
  const { move } = form.values
  const others = desks.filter(({ id }) => id !== desk.id)
  const can: Record<SeatMove, boolean> = {
    seat: true,
    unseat: desk.staff.length > 0,
    swap: others.length > 0,
    team: teams.filter(({ way }) => way === desk.way).length > 1,
  }
  const people = move === 'unseat' ? desk.staff : (data?.data ?? [])
  return (
    <FormDialog
      form={form}
      title={t('seating.title', { number: desk.number })}
      save={t('save')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <NativeSelect
        {...form.field('move')}
        onChange={(value) => form.setValues({ move: value as SeatMove, user: '', with: '', team: '' })}
        label={t('seating.move')}
        choices={seatMoves.filter((one) => can[one]).map((one) => ({ id: one, text: t(`seating.moves.${one}`) }))}
      />
      {move === 'seat' || move === 'unseat' ? (
        <NativeSelect
          {...form.field('user')}
          label={t('seating.member')}
          help={move === 'seat' ? t('seating.seatHelp') : undefined}
          empty=""
          required
          choices={people.map(({ id, name }) => ({ id, text: name }))}
        />
      ) : null}
      {move === 'swap' ? (
        <NativeSelect
          {...form.field('with')}
          label={t('seating.with')}
          empty=""
          required
          choices={others.map(({ id, number, name }) => ({ id, text: `${t('desk', { number })}${comma}${name}` }))}
        />
      ) : null}
      {move === 'team' ? (
        <NativeSelect
          {...form.field('team')}
          label={t('seating.queue')}
          help={t('seating.queueHelp')}
          empty=""
          required
          choices={teams
            .filter(({ way }) => way === desk.way)
            .map(({ team, name }) => ({ id: String(team), text: name }))}
        />
      ) : null}
    </FormDialog>
  )
}
