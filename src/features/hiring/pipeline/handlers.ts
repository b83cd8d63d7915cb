import { handle } from '#platform/server/http/door.ts'
import * as batch from './batch-contract.ts'
import * as batches from './batches.ts'
import * as boards from './board.ts'
import * as contract from './contract.ts'
import { exportApplicants } from './export-applicants.ts'
import { filterChoices } from './filter-choices.ts'
import { dropNote, writeNote } from './notes.ts'
import { previewBatch } from './preview-batch.ts'
import { readRejection } from './read-rejection.ts'
import { readTold } from './read-told.ts'
import * as views from './saved-views.ts'
import { giveScorecard, setCriteria } from './scorecards.ts'
import * as stages from './set-stages.ts'
import * as stage from './stage-contract.ts'
import { tagApplicant } from './tags.ts'
import * as tasks from './tasks.ts'
import * as team from './team-contract.ts'
import { showTeamwork } from './teamwork.ts'
import { watchBoard } from './watch-board.ts'

export const pipelineHandlers = [
  handle(contract.board, boards.showBoard),
  handle(contract.columnCards, boards.columnCards),
  handle(contract.boardChanges, boards.boardChanges),
  handle(contract.listApplicants, boards.listApplicants),
  handle(contract.filterChoices, filterChoices),
  handle(contract.listViews, views.listViews),
  handle(contract.saveView, views.saveView),
  handle(contract.dropView, views.dropView),
  handle(contract.watchBoard, watchBoard),
  handle(batch.previewBatch, previewBatch),
  handle(batch.startBatch, batches.startBatch),
  handle(batch.showBatch, batches.showBatch),
  handle(batch.undoBatch, batches.undoBatch),
  handle(batch.readRejection, readRejection),
  handle(batch.readTold, readTold),
  handle(batch.exportApplicants, exportApplicants),
  handle(team.showTeamwork, showTeamwork),
  handle(team.tagApplicant, tagApplicant),
  handle(team.writeNote, writeNote),
  handle(team.dropNote, dropNote),
  handle(team.giveScorecard, giveScorecard),
  handle(team.setCriteria, setCriteria),
  handle(team.addTask, tasks.addTask),
  handle(team.settleTask, tasks.settleTask),
  handle(team.myTasks, tasks.myTasks),
  handle(stage.showPipeline, stages.showPipeline),
  handle(stage.setStages, stages.setStages),
  handle(stage.setAnonymous, stages.setAnonymous),
]
