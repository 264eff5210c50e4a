/** Whether the tests take every case (`npm run test:long`), or samples where cases are alike. */
export const isLongRun = process.env["LONG_TESTS"] === "1";
