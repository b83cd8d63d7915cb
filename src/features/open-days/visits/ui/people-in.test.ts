import assert from 'node:assert/strict'
import { test } from 'node:test'
import { peopleIn } from './people-in.ts'

test('names and addresses are read as people write them, each once; a line without an address is told', () => {
  assert.deepEqual(
    peopleIn(
      'Mona Sabri, mona@example.com\n\nليلى حداد <Layla@example.com>\nlayla@example.com\nivan.petrov@example.com\nno address here',
    ),
    {
      people: [
        { name: 'Mona Sabri', email: 'mona@example.com' },
        { name: 'ليلى حداد', email: 'Layla@example.com' },
        { name: 'ivan.petrov', email: 'ivan.petrov@example.com' },
      ],
      wrong: ['no address here'],
    },
  )
})
