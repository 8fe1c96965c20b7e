import { browserPicturesCases } from '../pictures/browser-pictures.cases'
import { picturesCases } from '../pictures/pictures.cases'
import { test } from './serve'

for (const { title } of picturesCases)
  test(`pictures in a browser: ${title}`, ({ stage }) => stage.runCase('pictures', title))

for (const { title } of browserPicturesCases)
  test(`pictures in a browser: ${title}`, ({ stage }) => stage.runCase('browser-pictures', title))
