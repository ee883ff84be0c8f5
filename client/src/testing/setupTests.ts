import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// `findBy…` and `waitFor` wait for one second by default, which a busy machine exceeds.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => localStorage.clear());
