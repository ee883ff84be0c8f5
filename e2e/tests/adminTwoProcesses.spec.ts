import { test } from "../support/adminSite";
import { playAdminStory } from "../support/adminStory";

test.use({ processes: 2 });

// What the admin changes in one process, others see in the other one.
playAdminStory();
