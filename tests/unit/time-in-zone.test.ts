import { describe, expect, it } from "vitest";
import { formerZones, knownZone, zoneNames, zoneNow } from "../../supabase/functions/_shared/contracts/time-zones.ts";
import { timeInZone } from "../../supabase/functions/_shared/email/time-in-zone.ts";

describe("a time in an email", () => {
  it("is the same under the old and new names of a zone", () => {
    const differing = Object.entries(formerZones).flatMap(([now, former]) =>
      former
        .split(" ")
        .filter(
          (name) =>
            JSON.stringify(timeInZone("2026-11-24T21:30Z", 45, name)) !==
            JSON.stringify(timeInZone("2026-11-24T21:30Z", 45, now)),
        ),
    );
    expect(differing).toEqual([]);
    expect(timeInZone("2026-11-24T21:30Z", 45, "Asia/Calcutta").long).toContain("(Kolkata time)");
  });

  it("falls back to UTC, and says so, when the zone is unknown", () => {
    expect(timeInZone("2026-11-24T21:30Z", 45, "Mars/Base").long).toContain("9:30–10:15 PM (UTC time)");
  });
});

describe("former zone names", () => {
  it("map to a known zone, and never to another former name", () => {
    for (const [now, former] of Object.entries(formerZones)) {
      expect(knownZone(now), now).not.toBeNull();
      for (const name of former.split(" ")) {
        expect(zoneNow(name.toLowerCase()), name).toBe(now);
        expect(zoneNames(name)[0]).toBe(now);
        expect(formerZones[name], name).toBeUndefined();
      }
    }
    expect(zoneNow("America/Denver")).toBe("America/Denver");
  });

  it("include every former name this runtime knows", () => {
    // A name Intl has that isn't among its canonical zones is a former name.
    const unknown = Intl.supportedValuesOf("timeZone").filter((zone) =>
      ["Calcutta", "Kiev", "Saigon", "Katmandu", "Rangoon", "Buenos_Aires", "Faeroe", "Godthab"].some(
        (old) => zone.endsWith(`/${old}`) && zoneNow(zone) === zone && !zone.startsWith("America/Argentina/"),
      ),
    );
    expect(unknown).toEqual([]);
  });
});
